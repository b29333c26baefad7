import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { useTextDraft } from '../../core/drafts/useTextDraft.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { openDraft, requestKey } from './drafts.ts'
import type { RequestDialogProps } from './RequestDialog.tsx'
import type { PageRequest } from './request.types.ts'

const dialog = lazyModule(() => import('./RequestDialog.tsx'), 'RequestDialog')

interface RequestButtonProps {
  title: string
  request: PageRequest
  describedBy: string
  /** What the button says; by default that it sends a request. */
  label?: string
}

/**
 * Opens a dialog with a request. A dialog that was open before a reload opens again. The dialog
 * stays mounted until its closing animation has ended.
 */
export function RequestButtonPart({ title, request, describedBy, label }: RequestButtonProps) {
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
        <span>{label ?? t('content.request.open')}</span>
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
