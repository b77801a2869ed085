import { Fragment } from 'react';
import { Link } from 'react-router';
import type { DocumentBlock, DocumentSpan } from '../../contracts/content/document-blocks';
import styles from './document-text.module.css';

/** The blocks of a text, below the headings its page sets itself. */
export function DocumentText({ blocks }: { readonly blocks: readonly DocumentBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'list':
      return block.isOrdered ? (
        <ol>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Items({ items }: { readonly items: readonly (readonly DocumentSpan[])[] }) {
  return items.map((spans, index) => (
    <li key={index}>
      <Spans spans={spans} />
    </li>
  ));
}

function Table({ head, rows }: Extract<DocumentBlock, { kind: 'table' }>) {
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {head.map((spans, index) => (
              <th key={index} scope="col">
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((spans, column) => (
                <td key={column}>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly DocumentSpan[] }) {
  return spans.map((span, index) => <Fragment key={index}>{renderSpan(span)}</Fragment>);
}

function renderSpan({ text, strong, em, to }: DocumentSpan) {
  const emphasised = em ? <em>{text}</em> : text;
  const content = strong ? <strong>{emphasised}</strong> : emphasised;
  if (to === undefined) return content;
  return to.startsWith('/') ? <Link to={to}>{content}</Link> : <a href={to}>{content}</a>;
}
