import type { SiteText, TextVersionEntry } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Alert } from '@alltalent/shared/ui';
import { toFormErrors } from '@alltalent/shared/ui/form';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useLeaving } from '@alltalent/shared/ui/leaving';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { textVersionQuery } from '../../domain/texts/texts.query';
import { wordingOf } from '../../domain/texts/wordings';
import { t } from '../../messages/text';
import { changedLines } from './changed-lines';
import { ColleagueChange } from './colleague-change';
import { isOnSite, type Publication, wordsAfter } from './publication';
import type { PublishDialogProps } from './publish-dialog';
import { Fields } from './schema-field';
import { SaveBar } from './save-bar';
import { TextHeader } from './text-header';
import { type Pane, TextPanes } from './text-panes';
import { type TextForm, textFormOf } from './text-schema';
import { TextSections } from './text-sections';
import { unsavedTexts } from './unsaved-texts';
import { useEditedPlace } from './use-edited-place';
import { useEditedText } from './use-edited-text';
import { useSaving } from './use-saving';
import styles from './text.module.css';

const PublishDialog = lazyDialog<PublishDialogProps>(() =>
  import(/* webpackChunkName: "office.publish" */ './publish-dialog').then((part) => part.PublishDialog),
);

export type TextEditorProps = {
  readonly text: SiteText;
  /** Another text whose values the form starts with, as a change that is not saved yet. */
  readonly from?: SiteText | undefined;
};

/** The form of a text beside its page as it will be. What was typed here and not saved is back in it. */
export function TextEditor({ text, from }: TextEditorProps) {
  const { user_id: staffId } = useOffice();
  const unsavedKey = `${staffId} ${text.kind}/${text.name}`;
  const [start] = useState(() => {
    const form = textFormOf(text);
    const unsaved = unsavedTexts.read(unsavedKey);
    const taken = from && !unsaved ? wordingOf(from) : '';
    return { form, text: unsaved?.base ?? text, values: unsaved?.form ?? form.toForm((from ?? text).values), taken };
  });
  return (
    <Formik
      initialValues={start.values}
      validate={(values) => toFormErrors(start.form.errorsIn(values))}
      validateOnChange={false}
      onSubmit={() => undefined}
    >
      <OpenText text={start.text} form={start.form} unsavedKey={unsavedKey} taken={start.taken} />
    </Formik>
  );
}

type OpenTextProps = {
  readonly text: SiteText;
  readonly form: TextForm;
  readonly unsavedKey: string;
  /** Name of the wording whose words the form started with; '' for none. */
  readonly taken: string;
};

function OpenText({ text, form, unsavedKey, taken }: OpenTextProps) {
  const edited = useEditedText({ text, form, unsavedKey });
  const saving = useSaving();
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const [offered, setOffered] = useState<string | null>(null);
  const [notice, setNotice] = useState(taken !== '' && edited.isUnsaved ? t('text.wordingTaken', { name: taken }) : '');
  const [pane, setPane] = useState<Pane>('preview');
  const panes = useRef<HTMLElement>(null);
  const { place, watch } = useEditedPlace();
  const { base, current, inForce } = edited;
  const { kind, name } = base;
  useLeaving({ isUnsaved: edited.isUnsaved, isFailed: true, flush: () => Promise.resolve(false) });

  const save = async (publication: Publication | null) => {
    setNotice('');
    const saved = await saving.save(base, current, publication);
    setOffered(null);
    if (!saved) return;
    edited.take(saved);
    const wording = wordingOf(base);
    const seePage = { label: t('text.seePage'), run: () => void window.open(saved.public_path, '_blank') };
    addToast({ kind: 'info', text: wordsAfter(publication, wording), ...(isOnSite(publication, wording) && { action: seePage }) });
  };
  const bringBack = async ({ version }: TextVersionEntry) => {
    const { data } = await queryClient.fetchQuery(textVersionQuery({ kind, name }, version));
    edited.fill(data.values);
    setOffered(t('version.backTo', { version }));
  };
  const withdraw = async ({ version }: TextVersionEntry) => {
    const text = await saving.withdrawPlan(base, version);
    if (text) edited.rebase(text);
  };
  const showVersions = () => {
    setPane('versions');
    panes.current?.scrollIntoView();
  };
  return (
    <>
      <Form id="text-form" noValidate method="dialog" className={styles.editor}>
        <TextHeader text={base} onShowVersions={showVersions} />
        {saving.conflict && (
          <ColleagueChange
            detail={saving.conflict.detail}
            lines={changedLines(edited.baseValues, saving.conflict.theirs.values, kind)}
            onTakeIn={() => {
              if (saving.conflict) setNotice(edited.takeIn(saving.conflict.theirs));
              saving.endConflict();
            }}
          />
        )}
        {notice !== '' && <Alert kind="info">{notice}</Alert>}
        <div className={styles.columns}>
          <div className={styles.formColumn} {...watch}>
            {kind === 'words' ? (
              <TextSections description={form.description} kind={kind} />
            ) : (
              <div className={styles.fields}>
                <Fields path="" fields={form.description.fields} kind={kind} />
              </div>
            )}
          </div>
          <TextPanes
            pane={pane}
            onPane={setPane}
            panes={panes}
            edited={edited}
            place={place}
            onBringBack={(version) => void bringBack(version)}
            onWithdraw={(version) => void withdraw(version)}
          />
        </div>
        <SaveBar
          text={base}
          isUnsaved={edited.isUnsaved}
          isSaving={saving.isSaving}
          failure={saving.failure}
          onShowVersions={showVersions}
          onSave={() => void (edited.check() && save(null))}
          onPublish={() => edited.check() && setOffered('')}
        />
      </Form>
      {offered !== null && (
        <PublishDialog
          lines={changedLines(inForce ?? {}, current, kind)}
          reason={offered}
          earliest={base.earliest_day}
          onPublish={save}
          onClose={() => setOffered(null)}
        />
      )}
    </>
  );
}
