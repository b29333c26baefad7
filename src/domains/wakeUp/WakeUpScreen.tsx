import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import Alarm from '~icons/ic/outline-alarm'
import DeleteOutlined from '~icons/ic/outline-delete'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { useLoad } from '../../core/load.ts'
import { useNow } from '../../core/time/useNow.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { pressIf } from '../../ui/pressIf.ts'
import { Row, Rows } from '../../ui/Row.tsx'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TitleShape } from '../../ui/Shapes.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { RoomTvPart } from '../remoteTv/RoomTvPart.tsx'
import { selectAlarmTv } from '../remoteTv/slice.ts'
import { selectChangeStatus, wakeUpDeletionRequested, wakeUpList, wakeUpSubmitted } from './slice.ts'
import { WakeUpForm } from './WakeUpForm.tsx'
import '../../ui/theme.types.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useTimes } from '../formats/useTimes.ts'
import { useDayName } from '../formats/useWords.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { readWakeTime, timeOf } from './times.ts'

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  ...theme.tokens.figures,
  '&[data-off]': { color: theme.palette.text.secondary },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('sm')]: { maxWidth: '28rem', margin: '0 auto' },
}))

// Time, day and both controls in one line of the narrowest phone.
const List = styled(Rows)({ '& > li > button': { flexBasis: '6rem' } })

// In the page: the bar covers little of the list on a low phone.
const Another = styled('div')({ marginTop: '0.5rem' })

interface WakeUpListProps {
  /** The wake-up in the form; null if the form is for a new one. */
  editing: WakeUp | null
  onEdit: (wakeUp: WakeUp | null) => void
}

/** The list of wake-ups: each can be changed, switched off and on, and deleted (WAKE-03). */
function WakeUpList({ editing, onEdit }: WakeUpListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { time } = useTimes()
  const timezone = useSelector(selectTimezone)
  const { value: wakeUps } = useLoad(wakeUpList)
  const tv = useSelector(selectAlarmTv)
  const now = useNow(30_000)
  const dayName = useDayName()
  const { away } = useHotelNeeded()
  const isBusy = useSelector(selectChangeStatus) === 'fetching'
  if (wakeUps.length === 0) return null
  return (
    <section aria-labelledby="wake-ups" data-tour="wakeup-set">
      <SectionTitle id="wake-ups">{t('wakeUp.set')}</SectionTitle>
      <List data-card="">
        {wakeUps.map((wakeUp) => {
          const at = readWakeTime(wakeUp.time, timezone)
          const name = { time: time(timeOf(at)), day: dayName(at.date) }
          const hasPassed = Date.parse(wakeUp.time) <= now
          return (
            <Row
              key={wakeUp.id}
              title={<Time data-off={wakeUp.active ? undefined : ''}>{name.time}</Time>}
              text={wakeUp.active ? name.day : t('wakeUp.off', name)}
              plain
              selected={editing?.id === wakeUp.id}
              onClick={() => onEdit(editing?.id === wakeUp.id ? null : wakeUp)}
              aside={
                <>
                  {/* A wake-up in the past cannot be switched on: it needs another time. */}
                  <Toggle
                    label={t('wakeUp.switch', name)}
                    checked={wakeUp.active}
                    disabled={isBusy || (hasPassed && !wakeUp.active)}
                    {...away}
                    onChange={(active) =>
                      dispatch(wakeUpSubmitted({ id: wakeUp.id, tv, time: Date.parse(wakeUp.time), active }))
                    }
                  />
                  <IconButton
                    aria-label={t('wakeUp.delete', name)}
                    {...pressIf(!isBusy, () => dispatch(wakeUpDeletionRequested(wakeUp.id)))}
                    {...away}
                  >
                    <DeleteOutlined />
                  </IconButton>
                </>
              }
            />
          )
        })}
      </List>
    </section>
  )
}

interface SetBarProps {
  /** Null: which of several is to be changed, the guest says in the list. */
  onChange: (() => void) | null
  onNew: () => void
  /** Whether the guest comes from the form, whose button had the focus. */
  isFromForm: RefObject<boolean>
}

/** What can be done where a wake-up is set: the form would only ask for another one (WAKE-16). */
function SetBar({ onChange, onNew, isFromForm }: SetBarProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFromForm.current) bar.current?.querySelector('button')?.focus({ preventScroll: true })
    isFromForm.current = false
  }, [isFromForm])
  const another = (
    <Button variant={onChange ? 'text' : 'outlined'} onClick={onNew}>
      <span>{t('wakeUp.new')}</span>
    </Button>
  )
  return (
    <>
      {onChange && <Another>{another}</Another>}
      <BottomBar>
        <Actions ref={bar} data-starts-here="">
          {onChange ? (
            <Button variant="outlined" onClick={onChange}>
              <span>{t('wakeUp.change')}</span>
            </Button>
          ) : (
            another
          )}
        </Actions>
      </BottomBar>
    </>
  )
}

const shape = (
  <>
    <TitleShape />
    <Skeleton variant="rounded" height="15rem" />
  </>
)

const icon = <Alarm fontSize="inherit" />

/** Sets the times at which the room's television wakes the guest (WAKE-01). */
export function WakeUpScreen() {
  const { t } = useTranslation()
  const hasTv = useSelector(selectAlarmTv) !== null
  const { status, value: wakeUps, retry } = useLoad(wakeUpList)
  // What the guest has opened in the form; null if nothing.
  const [opened, setOpened] = useState<WakeUp | 'new' | null>(null)
  const isFromForm = useRef(false)
  // There the time comes first, and what it does stands below.
  const isPhone = useFormFactor() === 'phone'
  const open = (what: typeof opened) => {
    isFromForm.current = true
    setOpened(what)
  }
  // A wake-up that has gone from the hotel's list can no longer be edited.
  const editing = (opened !== 'new' && wakeUps.find(({ id }) => id === opened?.id)) || null
  const isSet = wakeUps.some(({ active }) => active) && !editing && opened !== 'new'
  const [only, ...others] = wakeUps
  return (
    <PicturedScreen width="list" icon={icon}>
      <ScreenTitle below={hasTv && !isSet && !isPhone ? t('wakeUp.text') : undefined}>
        {t('wakeUp.title')}
      </ScreenTitle>
      <RoomTvPart
        isForAlarm
        empty={{ text: t('errors.noData'), icon }}
        shape={shape}
        content={{ status, retry, isAvailable: wakeUps.length > 0 || status === 'success' }}
      >
        <WakeUpList editing={editing} onEdit={open} />
        {isSet ? (
          <SetBar
            isFromForm={isFromForm}
            onChange={only && others.length === 0 ? () => open(only) : null}
            onNew={() => open('new')}
          />
        ) : (
          <WakeUpForm
            key={editing ? `${editing.id} ${editing.time}` : 'new'}
            editing={editing}
            isOpened={editing !== null || opened === 'new'}
            isAlone={isPhone && wakeUps.length === 0}
            note={isPhone ? t('wakeUp.text') : undefined}
            onDone={() => open(null)}
          />
        )}
      </RoomTvPart>
    </PicturedScreen>
  )
}
