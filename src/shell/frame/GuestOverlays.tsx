import { useDomains } from '../../core/domains/useDomains.ts'

/** What the domains of a guest show over every screen. */
export function GuestOverlays() {
  const domains = useDomains()
  return domains.all().map(({ name, Overlay }) => Overlay && <Overlay key={name} />)
}
