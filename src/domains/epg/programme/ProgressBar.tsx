import { styled } from '@mui/material/styles'
import { chosenInForced, edgeInForced } from '../../../ui/forcedColours.ts'
import type {} from '../../../ui/theme.types.ts'

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  height: '0.25rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
  ...edgeInForced,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.tokens.fill,
    ...chosenInForced,
  },
}))

/** Shows how much of a programme is over. @param share 0 to 1 */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <Track
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={label}
      aria-label={label}
    >
      <span style={{ width: `${percent}%` }} />
    </Track>
  )
}
