import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import {
  selectIsCheckedIn,
  selectIsDemo,
  selectShownName,
  selectShownRoom,
} from '../../domains/session/slice.ts'
import { oneLine } from '../../ui/sharedStyles.ts'

/** DOM id, by which the button of the guest menu refers to its description. */
export const guestNameId = 'guest-name'

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  flex: 'none',
  maxWidth: '10rem',
  textAlign: 'end',
  lineHeight: 1.25,
  '& > span': oneLine,
  '& > span:first-of-type': { fontWeight: 600 },
  // On phones the button beside it shows the initials.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/** The guest's name with the room below it; without a name, the word for room (SHELL-17, SHELL-18). */
export function GuestName() {
  const { t } = useTranslation()
  const name = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isDemo = useSelector(selectIsDemo)
  if ((!isCheckedIn && !isDemo) || !room) return null
  return (
    <Root id={guestNameId}>
      <span dir="auto">{name || t('bar.room')}</span>
      <span>{room}</span>
    </Root>
  )
}
