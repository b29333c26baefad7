import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../../core/chunks/useLazyModule.ts'
import { useStartedDomain } from '../../../core/chunks/useStartedDomain.ts'
import { useTextDraft } from '../../../core/drafts/useTextDraft.ts'
import { lazyModule } from '../../../core/lazyModule.ts'
import type { PageRequest } from '../readPage.ts'
import { openDraft, requestKey } from './drafts.ts'
import type { RequestDialogProps } from './RequestDialog.tsx'

const dialog = lazyModule(() => import('./RequestDialog.tsx'), 'RequestDialog')

interface RequestButtonProps {
  title: string
  request: PageRequest
  describedBy: string
}

/**
 * Opens a dialog with the request of an entry. A dialog that was open before a reload opens again. The dialog
 * stays mounted until its closing animation has ended.
 */
export function RequestButton({ title, request, describedBy }: RequestButtonProps) {
  const { t } = useTranslation()
  const key = requestKey(request)
  const [openKey, setOpenKey] = useTextDraft(openDraft)
  const [stage, setStage] = useState<'closed' | 'open' | 'closing'>(openKey === key ? 'open' : 'closed')
  const isOpen = stage === 'open'

  const open = () => {
    setOpenKey(key)
    setStage('open')
  }
  const close = () => {
    setOpenKey('')
    setStage('closing')
  }
  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={open}>
        <span>{t('content.request.open')}</span>
      </Button>
      {stage !== 'closed' && (
        <LazyRequestDialog
          open={isOpen}
          title={title}
          request={request}
          onClose={close}
          onExited={() => setStage('closed')}
        />
      )}
    </>
  )
}

function LazyRequestDialog(props: RequestDialogProps) {
  const RequestDialog = useLazyPart(dialog)
  const { isStarted } = useStartedDomain('contentRequests', true)
  return isStarted && RequestDialog && <RequestDialog {...props} />
}
