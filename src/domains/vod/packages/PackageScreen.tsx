import { styled } from '@mui/material/styles'
import { useContext, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { idOf } from '../../../contract/looseId.ts'
import type { Package } from '../../../contract/vod.ts'
import { useScreenParams } from '../../../core/domains/useScreenParams.ts'
import { isPending } from '../../../core/loadable.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedState } from '../../../ui/FailedState.tsx'
import { HotelNeededContext } from '../../../ui/hotelNeeded.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ownDirection } from '../../../ui/ownDirection.ts'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { useSignIn } from '../../navigation/useSignIn.ts'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { selectIsRegistered, selectIsWalkin } from '../../session/slice.ts'
import { Ambient, Words } from '../parts/Ambient.tsx'
import { FilmGrid } from '../parts/FilmGrid.tsx'
import { useFacts } from '../parts/useFacts.ts'
import { useVodLinks } from '../parts/useVodLinks.ts'
import { vodPaths } from '../paths.ts'
import { BuyDialog } from '../purchase/BuyDialog.tsx'
import { buyDialogOpened } from '../purchase/slice.ts'
import { moviesWanted, selectMovies } from '../slice.ts'
import { selectPackage, selectPackagesStatus } from './slice.ts'

/** `/vod/packagedetail/{pckgId}`: one package (VOD-04). */
export function PackageScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = idOf(useScreenParams().pckgId ?? '')
  const { to } = useVodLinks()
  const found = useSelectorWith(selectPackage, id)
  const status = useSelector(selectPackagesStatus)
  // While the hotel is unreachable nothing is loading: the screen renders its heading in place of a skeleton.
  const isAway = useContext(HotelNeededContext) !== null
  if (found) return <PackageDetails one={found} />
  if (!isAway && isPending(status))
    return <ScreenSkeleton label={t('app.loading')} width="wide" look="tiles" />
  return (
    <Screen>
      <ScreenTitle>{t('vod.packages')}</ScreenTitle>
      {status !== 'success' ? (
        <FailedState
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(moviesWanted())}
        />
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
