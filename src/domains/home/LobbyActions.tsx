import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import CheckoutIcon from '~icons/ic/baseline-exit-to-app'
import WifiIcon from '~icons/ic/baseline-wifi'
import type { Icon } from '../../core/domains/domain.types.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { styled } from '../../ui/styled.tsx'
import { checkoutChosen } from '../checkout/slice.ts'
import { useWebcheckin } from '../checkout/useWebcheckin.ts'
import { selectMenu } from '../menu/slice.ts'
import { useIconOf } from '../menu/useIconOf.ts'
import { QuickAction, QuickRow } from './QuickActions.tsx'
import { firstOf, isWifi, opens } from './ShopSuggestion.tsx'

// Large tiles: three in a line of a kiosk that stands, all in one line of one that lies.
const Row = styled(QuickRow)({
  '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))' },
  [onStandingKiosk]: {
    '&&': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridGap: '1rem' },
    '& > li > *': { padding: '1.25rem 0.75rem' },
    '& > li > * > :first-of-type': { marginBottom: '0.75rem', fontSize: '2rem' },
    '& > li > * > * + *': { fontSize: '1.125rem', fontWeight: 600 },
    '& svg': { fontSize: 'inherit' },
  },
})

/** What guests do at a kiosk in the lobby, as far as the house has it: check-out, bill, car, flight, network, map. */
export function LobbyActions() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const menu = useSelector(selectMenu)
  const iconOf = useIconOf()
  const { mayCheckOut } = useWebcheckin()
  const entries = ['bill', 'pickup', 'flights', 'destination'].map((name) => ({
    found: firstOf(menu, opens(name)),
    Icon: iconOf(name),
  }))
  return (
    <Row aria-label={t('home.quick')}>
      {mayCheckOut && (
        <QuickAction
          title={t('guest.checkout')}
          onClick={() => dispatch(checkoutChosen())}
          icon={<CheckoutIcon />}
        />
      )}
      {[...entries, { found: firstOf(menu, isWifi), Icon: WifiIcon as Icon }].map(
        ({ found, Icon: Picture }) =>
          found && (
            <QuickAction
              key={found.to}
              title={found.entry.title}
              href={found.to}
              icon={<Picture aria-hidden="true" />}
            />
          ),
      )}
    </Row>
  )
}
