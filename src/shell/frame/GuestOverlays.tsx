import { useDomains } from '../../core/domains/useDomains.ts'

/** The overlays of the guest's domains, over every screen. */
export function GuestOverlays() {
  const domains = useDomains()
  return domains.all().map(({ name, Overlay }) => Overlay && <Overlay key={name} />)
}
