import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { hyphenated } from './sharedStyles.ts'

export interface ScreenTitleProps {
  children: ReactNode
  /** A short text above, such as the shop that a dish belongs to. */
  above?: ReactNode
  /** One line below. */
  below?: ReactNode
  /** What the browser's tab is called, if not by the heading. */
  pageTitle?: string
  ref?: Ref<HTMLHeadingElement>
}

const Group = styled('div')({ marginBottom: '1.5rem' })
const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, ...hyphenated, margin: 0 }))
const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0.375rem 0 0',
  color: theme.palette.text.secondary,
}))
const Above = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: '0 0 0.25rem',
  color: theme.palette.primary.main,
}))

/** The one h1 of a screen. It receives the focus after a navigation (NAV-11), but is no tab stop. */
export function ScreenTitle({ children, above, below, pageTitle, ref }: ScreenTitleProps) {
  return (
    <Group>
      {above ? <Above>{above}</Above> : null}
      <Heading ref={ref} tabIndex={-1} data-screen-title="" data-page-title={pageTitle} dir="auto">
        {children}
      </Heading>
      {below ? <Quiet>{below}</Quiet> : null}
    </Group>
  )
}
