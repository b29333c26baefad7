import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { scriptAddress } from '../../browser/trustedTypes.ts'
import { selectConfig } from '../../domains/config/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { parseColour, toHex } from '../theme/colour.ts'

/**
 * Debounce delay: theme and configuration arrive separately, and the script is loaded when both have settled
 * (THEME-06).
 */
const settleDelayMs = 1000
/** The custom property from which the consent tool takes its colour. */
const colourProperty = '--consent-colour'

/** The hotel's consent tool, in the hotel's colour if that is valid (THEME-05). */
export function Consent() {
  const { consent_script_url: address } = useSelector(selectConfig)
  const primary = useSelector(selectTheme)?.primary

  useEffect(() => {
    const colour = parseColour(primary)
    const { style } = document.documentElement
    if (colour) style.setProperty(colourProperty, toHex(colour))
    else style.removeProperty(colourProperty)
    if (!address) return
    const timer = setTimeout(() => loadScript(address), settleDelayMs)
    return () => clearTimeout(timer)
  }, [address, primary])

  return null
}

/** Loads the script from this address, once per page load. */
function loadScript(address: string): void {
  const url = webAddress(address)
  if (!url || Array.from(document.scripts).some(({ src }) => src === url)) return
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(url)
  document.head.append(script)
}

function webAddress(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, document.baseURI)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
