import { hasCode } from '@alltalent/shared/api';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/settings';
import { PartMessages } from './part-messages';
import { PART_TITLES, type PartForm, type SettingDialogProps } from './setting-part';
import styles from './settings.module.css';
import { useSaveSettings } from './settings.query';
import { useReadSettings } from './use-read-settings';

type PartDialogProps<Draft extends object> = SettingDialogProps & { readonly form: PartForm<Draft> };

const CLASSES = { dialog: styles.dialog ?? '', form: styles.form ?? '', foot: styles.end ?? '' };

/** Changes one part of the settings. When a colleague was first, what was typed stays, and the newer settings can be taken. */
export function PartDialog<Draft extends object>({ part, settings, form, onClose }: PartDialogProps<Draft>) {
  const { draftOf, mistakesIn, inputOf, Fields } = form;
  const save = useSaveSettings();
  const { read, newer, refuse, take } = useReadSettings(settings, draftOf);
  const initial = draftOf(settings);
  const send = (draft: Draft) => {
    refuse(false);
    return save({ ...inputOf(draft), version: read.version });
  };
  return (
    <FormDialog<Draft>
      title={t(PART_TITLES[part])}
      initial={initial}
      check={mistakesIn}
      submitLabel={t('setting.save')}
      send={send}
      fieldOf={(path) => (rootOf(path) in initial ? path : undefined)}
      onRefused={(error) => refuse(hasCode(error, 'REVISION_STALE'))}
      end={<PartMessages newer={newer} onTake={take} />}
      classes={CLASSES}
      onClose={onClose}
    >
      <Fields settings={read} />
    </FormDialog>
  );
}

/** Returns the first name of a path: 'rates' of 'rates[0].currency'. */
function rootOf(path: string): string {
  return path.split(/[.[]/u)[0] ?? '';
}
