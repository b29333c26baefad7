import type { WifiNetwork } from '../../contract/skin.ts'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'

// Lazy-loaded: few entries have a network, and the QR encoder is larger than a page.
const access = lazyModule(() => import('./WifiAccess.tsx'), 'WifiAccess')

/** The network of an entry. Reserves its height, to avoid a layout shift when the chunk is loaded. */
export function WifiSection({ wifi }: { wifi: WifiNetwork }) {
  const WifiAccess = useLazyPart(access)
  return (
    <div data-tour="page-wifi" style={{ minHeight: wifi.password ? '20.5rem' : '16.5rem' }}>
      {WifiAccess && <WifiAccess wifi={wifi} />}
    </div>
  )
}
