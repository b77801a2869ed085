import { type ReactNode, useLayoutEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import styles from './tabs.module.css';

export type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode };
export type TabsProps = { readonly label: string; readonly items: readonly TabItem[] };

/** Several views of one thing, one shown at a time. Arrow keys move between the tabs. */
export function Tabs({ label, items }: TabsProps) {
  useLayoutEffect(keepStylesOutOfTheHead, []);
  return (
    <AriaTabs className={styles.tabs ?? ''}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {items.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/**
 * react-aria adds a `<style>` with this id to the document's head unless one exists, which the content security policy forbids. Its one
 * rule is in our style sheet.
 */
function keepStylesOutOfTheHead(): void {
  const id = 'react-aria-pressable-style';
  if (document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
