import type { WifiNetwork } from '../../contract/skin.ts'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'

// Few entries name a network, and the encoder of its code is larger than a page.
const access = lazyModule(() => import('./WifiAccess.tsx'), 'WifiAccess')

/** The network that an entry names. Its place is kept, so that nothing below moves when the part is loaded. */
export function WifiSection({ wifi }: { wifi: WifiNetwork }) {
  const WifiAccess = useLazyPart(access)
  return (
    <div style={{ minHeight: wifi.password ? '20.5rem' : '16.5rem' }}>
      {WifiAccess && <WifiAccess wifi={wifi} />}
    </div>
  )
}
