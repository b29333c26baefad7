import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Elements } from '../../../ui/elements.types.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'
import { BusyMark } from './BusyMark.tsx'
import { Card, Disc, Name, StateText } from './cardStyles.ts'

interface ControlCardProps {
  /** Id of the title, for labels within the card. */
  id: string
  icon: ReactNode
  title: string
  /** The state in words; replaced by an error while the last change counts as refused. */
  state?: ReactNode
  /** A switch, rendered in place of the icon. */
  toggle?: Elements
  isBusy: boolean
  /** The last change was refused. */
  isRefused: boolean
  /** Colours the card as switched on; `light` as a lamp that is lit. */
  on?: boolean | 'light'
  /** False if the card's only control is a group with the title as its label. */
  isGroup?: boolean
  /** The step of the tour that explains the card. */
  tour?: string
  children: Elements
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '3rem',
  '& > :not(:last-child)': { marginInlineEnd: '0.875rem' },
  '& > :last-child': {
    // In large text the title has a line of its own, as wide as its long words need.
    flex: '1 1 7.5rem',
    minWidth: 0,
    paddingInlineEnd: withinWindow(1.25),
  },
})

/** A wide card for one control: icon or switch, title and state, above the control itself. */
export function ControlCard({
  id,
  icon,
  title,
  state,
  toggle,
  isBusy,
  isRefused,
  on = false,
  isGroup = true,
  tour,
  children,
}: ControlCardProps) {
  const { t } = useTranslation()
  const stateText = isRefused ? t('roomControl.refused') : state
  return (
    <Card
      {...(isGroup && { role: 'group', 'aria-labelledby': id })}
      aria-busy={isBusy}
      data-wide=""
      data-tour={tour}
      data-on={on === 'light' ? on : on ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
    >
      <Head>
        {toggle || <Disc aria-hidden="true">{icon}</Disc>}
        <div>
          <Name id={id} dir="auto">
            {title}
          </Name>
          {stateText !== undefined && <StateText>{stateText}</StateText>}
        </div>
      </Head>
      {children}
      <BusyMark isBusy={isBusy} />
    </Card>
  )
}
