import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import type { RequestDialogProps } from './RequestDialog.tsx'
import type { PageRequest } from './readPage.ts'
import { requestOpened } from './slice.ts'

const dialog = lazyModule(() => import('./RequestDialog.tsx'), 'RequestDialog')

interface RequestButtonProps {
  title: string
  request: PageRequest
  describedBy: string
}

/** Opens a dialog with the request of an entry. The dialog stays mounted until its closing animation has ended. */
export function RequestButton({ title, request, describedBy }: RequestButtonProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [stage, setStage] = useState<'closed' | 'open' | 'closing'>('closed')
  const open = () => {
    dispatch(requestOpened())
    setStage('open')
  }
  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={open}>
        {t('content.request.open')}
      </Button>
      {stage !== 'closed' && (
        <LazyRequestDialog
          open={stage === 'open'}
          title={title}
          request={request}
          onClose={() => setStage('closing')}
          onExited={() => setStage('closed')}
        />
      )}
    </>
  )
}

function LazyRequestDialog(props: RequestDialogProps) {
  const RequestDialog = useLazyPart(dialog)
  return RequestDialog && <RequestDialog {...props} />
}
