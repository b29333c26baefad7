import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import DownloadIcon from '~icons/ic/outline-download'
import PrintIcon from '~icons/ic/outline-print'
import ReceiptIcon from '~icons/ic/outline-receipt-long'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { useLoad } from '../../core/load.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { PillTabs } from '../../ui/PillNav.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { CardShape, RowShapes } from '../../ui/Shapes.tsx'
import { Waiting } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHasRoom } from '../../ui/useHasRoom.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { selectDeviceMode, selectIsWalkin, selectShownRoom } from '../session/slice.ts'
import { BillLines } from './BillLines.tsx'
import { useBillSums } from './BillTotals.tsx'
import {
  type BillPerson,
  billPersonChosen,
  billPrinted,
  bills,
  selectBillPerson,
  selectBillPersons,
} from './slice.ts'
import { useBillDownload } from './useBillDownload.ts'

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  // Below the tabs, if there are any.
  '&[role="tabpanel"]': { marginTop: '0.625rem' },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-0.25rem',
  '& > button': { flex: '1 1 auto', margin: '0.25rem' },
})

const callInstead = lazyModule(() => import('../quickCalls/CallInsteadPart.tsx'), 'CallInsteadPart')

/** `/billpreview`: the bill of each person of the room (BILL-01, BILL-03). */
export function BillScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const persons = useSelector(selectBillPersons)
  const person = useSelector(selectBillPerson)
  const isOnTv = useFormFactor() === 'tv'
  const nameOf = useShownName()
  const hasSides = useHasRoom('message')
  return (
    <Screen width={isOnTv ? 'wide' : hasSides ? 'list' : 'read'}>
      <ScreenTitle>{t('bill.title')}</ScreenTitle>
      {person && persons.length > 1 && (
        <PillTabs
          id="bill"
          label={t('bill.persons')}
          tabs={persons.map((one) => ({ id: one.reservation, name: nameOf(one) || one.reservation }))}
          current={person.reservation}
          tour="bill-persons"
          onSelect={(reservation) => dispatch(billPersonChosen(reservation))}
        />
      )}
      {person ? (
        <Panel
          {...(persons.length > 1 && {
            role: 'tabpanel',
            id: 'bill-panel',
            'aria-labelledby': `bill-${person.reservation}`,
          })}
        >
          <PersonBill key={person.reservation} person={person} />
        </Panel>
      ) : (
        <NoBill />
      )}
    </Screen>
  )
}

/** A kiosk, whose screen others can read, shows the first name only (KSK-01). */
function useShownName() {
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  return ({ firstName, name }: BillPerson) => (isInPublic ? firstName : name)
}

/** Shown if nobody in the room has a bill (BILL-09); a walk-in guest may sign in (GEN-01). */
function NoBill() {
  const { t } = useTranslation()
  const isWalkin = useSelector(selectIsWalkin)
  const signIn = useSignIn()
  return (
    <EmptyState
      text={<span role="alert">{t('errors.notCheckedIn')}</span>}
      icon={<ReceiptIcon fontSize="inherit" />}
      {...(isWalkin && { action: { label: t('guest.signIn'), onClick: signIn } })}
    />
  )
}

function PersonBill({ person }: { person: BillPerson }) {
  const { reservation } = person
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectShownRoom)
  const { status, value: items, retry } = useLoad(bills, reservation)
  const hasTexts = useLaterTexts()
  const download = useBillDownload()
  const totals = useBillSums(items)
  const name = useShownName()(person)
  const deviceMode = useSelector(selectDeviceMode)
  const head =
    deviceMode === 'kiosk' ? [name] : [name, t('bill.room', { room }), t('bill.reservation', { reservation })]
  // Televisions and kiosks are not connected to the guest's printer.
  const canPrint = !['tv', 'kiosk'].includes(deviceMode)
  if (status === 'failure')
    return (
      <FailedState
        text={
          <>
            <strong>{t('errors.noData')}</strong>
            <br /> <span>{t('errors.module')}</span>
          </>
        }
        onRetry={retry}
        more={<LazyPart module={callInstead} props={noProps} />}
      />
    )
  if (status !== 'success' && items.length === 0)
    return (
      <Waiting>
        <CardShape>
          <RowShapes count={1} heightRem={5} />
          <RowShapes count={6} heightRem={4.125} />
        </CardShape>
      </Waiting>
    )
  const actions = canPrint && items.length > 0 && (
    <Actions data-print="no">
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        data-tour="bill-print"
        onClick={() => dispatch(billPrinted())}
      >
        <span>{t('bill.print')}</span>
      </Button>
      {hasTexts && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => download({ room, head, items, totals })}
        >
          <span>{t('demoBill.download')}</span>
        </Button>
      )}
    </Actions>
  )
  return <BillLines head={head} items={items} actions={actions} />
}
