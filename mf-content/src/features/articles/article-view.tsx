import { assetUrl } from '@alltalent/shared/api';
import { type Article, picturePath, type SiteDocument } from '@alltalent/shared/contracts';
import { DocumentText, Picture, TextLink, usePageTitle } from '@alltalent/shared/ui';
import { DocumentVersions } from '../../domain/documents/document-versions';
import { ArticleMeta } from './article-meta';
import { ArticleRow } from './article-row';
import { ArticleShare } from './article-share';
import { ArticleSubjects } from './article-subjects';
import styles from './articles.module.css';

type ArticleViewProps = { readonly text: SiteDocument; readonly others: readonly Article[] };

export function ArticleView({ text, others }: ArticleViewProps) {
  const { name, title, page_title, lede, description, tags, blocks, picture, is_current: isCurrent, former } = text;
  usePageTitle(page_title);
  const versions = <DocumentVersions text={text} path={`/article/${name}`} />;
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <header className={styles.articleHeader}>
          <TextLink to="/article">All articles</TextLink>
          <h1>{title}</h1>
          <p className="lede">{lede || description}</p>
          <ArticleMeta article={text} />
          {!isCurrent && versions}
        </header>
        {picture && (
          <Picture
            className={styles.articlePicture}
            src={assetUrl(picturePath(picture.name))}
            alt={picture.alt}
            width={1280}
            height={720}
            sizes="(max-width: 60rem) 100vw, 60rem"
            isPriority
          />
        )}
        <div className={styles.body}>
          <DocumentText blocks={blocks} />
        </div>
        <footer className={styles.articleEnd}>
          <ArticleSubjects tags={tags} />
          <ArticleShare title={page_title} slug={name} />
          {isCurrent && former.length > 0 && versions}
        </footer>
      </article>
      {others.length > 0 && <ReadNext articles={others} />}
    </>
  );
}

function ReadNext({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <aside className={styles.more} aria-labelledby="more-articles">
      <div className="wrap">
        <p id="more-articles" className={styles.moreTitle}>
          Read next
        </p>
        {articles.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </div>
    </aside>
  );
}
