import { styled } from '@mui/material/styles'

const Space = styled('li')({ gridColumn: '1 / -1', listStyle: 'none' })

interface VirtualSpacerProps {
  heightPx: number
  /** For a list of sections instead of list items. */
  as?: 'div'
}

/**
 * Takes the space of the rows of a virtual list that are not rendered. `data-virtual-spacer` makes the focus of a remote
 * control wait until rows are rendered there.
 */
export const VirtualSpacer = ({ heightPx, as }: VirtualSpacerProps) =>
  heightPx > 0 && (
    <Space {...(as && { as })} aria-hidden="true" data-virtual-spacer="" style={{ height: heightPx }} />
  )
