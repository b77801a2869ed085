import { messageOf, request } from '@alltalent/shared/api';
import { type BlocksResponse, ENDPOINTS } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './threads.module.css';
import { blocksQuery, threadQuery } from './threads.query';

type ThreadMenuProps = { readonly threadId: number; readonly name: string; readonly blockId: number | null };

/** Report, block and unblock. */
export function ThreadMenu({ threadId, name, blockId }: ThreadMenuProps) {
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const queryClient = useQueryClient();
  const close = () => setOpen(null);
  const show = ({ data }: BlocksResponse) => {
    queryClient.setQueryData(blocksQuery.queryKey, data);
    return queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
  };
  const block = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.blockPerson, { thread_id: threadId }),
    onSuccess: async (blocks) => {
      await show(blocks);
      close();
    },
  });
  const unblock = useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => request(ENDPOINTS.unblockPerson, { id }),
    onSuccess: show,
  });
  return (
    <div className={styles.menu}>
      <TextButton onClick={() => setOpen('report')}>{t('messages.report')}</TextButton>
      {blockId === null ? (
        <TextButton onClick={() => setOpen('block')}>{t('messages.block')}</TextButton>
      ) : (
        <TextButton disabled={unblock.isPending} onClick={() => unblock.mutate(blockId)}>
          {t('messages.unblock')}
        </TextButton>
      )}
      {unblock.error && <p role="alert">{messageOf(unblock.error)}</p>}
      <ReportDialog isOpen={open === 'report'} onClose={close} subject="thread" subjectId={threadId} what={t('messages.thisThread')} />
      <AskDialog
        title={t('messages.blockTitle', { name })}
        yes={t('messages.block')}
        no={t('messages.keep')}
        isOpen={open === 'block'}
        isPending={block.isPending}
        error={block.error}
        onYes={() => block.mutate()}
        onClose={close}
      >
        {t('messages.blockText')}
      </AskDialog>
    </div>
  );
}
