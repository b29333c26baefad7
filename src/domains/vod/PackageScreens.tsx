import { useContext, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import TicketIcon from '~icons/ic/outline-local-activity'
import { idOf } from '../../contract/looseId.ts'
import type { Package } from '../../contract/vod.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useIsComing } from '../../ui/Shapes.tsx'
import { ListSkeleton, ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { ownDirection } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useSignIn } from '../navigation/useSignIn.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { Ambient, twoColumns, Words } from './Ambient.tsx'
import { BuyDialog } from './BuyDialog.tsx'
import { FilmGrid } from './FilmGrid.tsx'
import { packagesWith } from './movies.ts'
import { vodPaths } from './paths.ts'
import { buyDialogOpened, packageList, selectPackage } from './purchaseSlice.ts'
import { moviesWanted, selectMovie, selectMovies, selectVouchers } from './slice.ts'
import { PackageList, useFacts, useVodLinks, VodTabs } from './VodTabs.tsx'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  margin: '0.75rem 0 0',
  color: theme.palette.text.secondary,
  '& > svg': { marginInlineEnd: '0.5rem', color: theme.palette.primary.main },
}))

/** Shows the number of the room's vouchers (VOD-18). */
function VoucherNote() {
  const { t } = useTranslation()
  const count = useSelector(selectVouchers)
  if (count === 0) return null
  return (
    <Line>
      <TicketIcon aria-hidden="true" />
      <span>{t('vod.vouchers', { count })}</span>
    </Line>
  )
}

/** `/vod/packages`: films that are bought together (VOD-02). */
export function PackagesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, value: packages } = useLoad(packageList)
  // Without the list there may be a package that was loaded alone.
  const isEmpty = status === 'failure' || (status === 'success' && packages.length === 0)
  return (
    <Screen width="wide">
      <ScreenTitle>{t('vod.title')}</ScreenTitle>
      <VodTabs current="packages" />
      <VoucherNote />
      {isEmpty && <FailedState text={t('errors.empty')} onRetry={() => dispatch(moviesWanted())} />}
      {!isEmpty && packages.length === 0 && <ListSkeleton look="tiles" count={6} />}
      {!isEmpty && packages.length > 0 && (
        <div style={{ marginTop: '1.25rem' }}>
          <PackageList packages={packages} />
        </div>
      )}
    </Screen>
  )
}

// A few packages stand beside the film's picture on wide screens. On a television they have its whole width.
const Column = styled(Words)({
  maxWidth: 'none',
  [twoColumns]: { width: '50%', maxWidth: '38rem' },
  [onTelevision]: { width: 'auto', maxWidth: 'none', '& > :not(:last-child)': { maxWidth: '54%' } },
})

/** `/vod/packagesByMovie/{movieId}`: the packages that a film is in (VOD-03). */
export function PackagesByMovieScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = idOf(useScreenParams().movieId ?? '')
  const { to } = useVodLinks()
  const movie = useSelectorWith(selectMovie, id)
  const { status, value } = useLoad(packageList)
  const packages = packagesWith(value, id)
  const isComing = useIsComing() && isPending(status)
  return (
    <Ambient picture={movie?.image_wide ?? (isComing ? '' : null)} colour={movie?.image_colour ?? ''}>
      <Screen width="wide">
        <Column>
          <ScreenTitle above={movie?.title}>{t('vod.inPackages')}</ScreenTitle>
          <VoucherNote />
          {packages.length > 0 && (
            <div style={{ marginTop: '1.25rem' }}>
              <PackageList packages={packages} />
            </div>
          )}
        </Column>
        {packages.length === 0 && status === 'failure' && (
          <FailedState text={t('errors.module')} onRetry={() => dispatch(moviesWanted())} />
        )}
        {packages.length === 0 && status === 'success' && (
          <EmptyState
            text={t('errors.noData')}
            action={{ label: t('vod.allPackages'), href: to(vodPaths.packages) }}
          />
        )}
        {packages.length === 0 && isPending(status) && <ListSkeleton look="tiles" count={3} />}
      </Screen>
    </Ambient>
  )
}

/** `/vod/packagedetail/{pckgId}`: one package (VOD-04). */
export function PackageScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = idOf(useScreenParams().pckgId ?? '')
  const { to } = useVodLinks()
  const found = useSelectorWith(selectPackage, id)
  const { status } = useLoad(packageList)
  // While the hotel is unreachable nothing is loading: the screen renders its heading in place of a skeleton.
  const isAway = useContext(HotelNeededContext) !== null
  const isSoon = useIsComing()
  if (found) return <PackageDetails one={found} />
  if (!isAway && isPending(status))
    return <ScreenSkeleton title={isSoon ? undefined : t('vod.packages')} width="wide" look="tiles" />
  return (
    <Screen>
      <ScreenTitle>{t('vod.packages')}</ScreenTitle>
      {status !== 'success' ? (
        <FailedState text={t('errors.module')} onRetry={() => dispatch(moviesWanted())} />
      ) : (
        <EmptyState
          text={t('errors.noData')}
          action={{ label: t('vod.allPackages'), href: to(vodPaths.packages) }}
        />
      )}
    </Screen>
  )
}

const Text = styled('p')(ownDirection)
const Action = styled('div')({ marginTop: '1.5rem', maxWidth: '24rem' })

function PackageDetails({ one }: { one: Package }) {
  const { t } = useTranslation()
  const id = useId()
  const movies = useSelector(selectMovies)
  const facts = useFacts()
  const moment = facts.until(one)
  // In the package's order; films that are not on the guest's list are left out (VOD-11).
  const films = useMemo(
    () =>
      [...new Set(one.movie_ids)].flatMap(
        (movieId) => movies.find(({ movie_id }) => movie_id === movieId) ?? [],
      ),
    [one.movie_ids, movies],
  )
  const until = moment && t('vod.validUntil', { moment })
  return (
    <Ambient picture={one.image} colour={one.image_colour}>
      <Screen width="wide">
        <Words>
          <ScreenTitle
            above={t('vod.package')}
            below={<span data-tour="vod-validity">{until || facts.validity(one.valid_hours)}</span>}
          >
            {one.title}
          </ScreenTitle>
          <Text>{one.description}</Text>
          <Action>
            <PackageAction one={one} />
          </Action>
        </Words>
        {films.length > 0 && (
          <>
            <SectionTitle id={id}>{t('vod.filmsIn')}</SectionTitle>
            <FilmGrid movies={films} labelledBy={id} returns />
          </>
        )}
      </Screen>
      <BuyDialog />
    </Ambient>
  )
}

function PackageAction({ one: { pckg_id: id, price: amount, is_bought } }: { one: Package }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const signIn = useSignIn()
  const { missing } = useHotelNeeded()
  const { price } = useFacts()
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  if (is_bought) return <Notice tone="success">{t('vod.packageBought')}</Notice>
  if (amount === null) return <Notice>{t('vod.notForSale')}</Notice>
  if (!isRegistered || isWalkin)
    return <PrimaryAction label={t('vod.signInToBuy')} consequence={price(amount)} onClick={signIn} />
  return (
    <PrimaryAction
      label={t('vod.buy')}
      missing={missing}
      consequence={price(amount)}
      onClick={() => dispatch(buyDialogOpened({ kind: 'package', id }))}
    />
  )
}
