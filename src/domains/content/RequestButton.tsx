import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { usePart } from '../code/useCode.ts'
import type { RequestDialogProps } from './RequestDialog.tsx'
import type { PageRequest } from './readPage.ts'
import { requestOpened } from './slice.ts'

const dialog = codeOf(() => import('./RequestDialog.tsx'), 'RequestDialog')

interface RequestButtonProps {
  title: string
  request: PageRequest
  describedBy: string
}

/** An entry that sends something for the guest; what it sends is shown before. */
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
        <LateDialog
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

function LateDialog(props: RequestDialogProps) {
  const RequestDialog = usePart(dialog)
  return RequestDialog && <RequestDialog {...props} />
}
