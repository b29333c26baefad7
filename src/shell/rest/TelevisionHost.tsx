import { LettersPart } from '../../domains/device/LettersPart.tsx'
import { ZapPart } from '../../domains/epg/ZapPart.tsx'
import { RestHost } from './RestHost.tsx'

/** What a television has on every screen: letters to type with, the keys of live television, and the clock at rest. */
export function TelevisionHost() {
  return (
    <>
      <LettersPart />
      <ZapPart />
      <RestHost />
    </>
  )
}
