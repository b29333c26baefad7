import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectConfig } from '../config/slice.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'
import { DrawnMap } from './DrawnMap.tsx'
import { LibraryMapView } from './LibraryMapView.tsx'
import type { LibraryMap } from './library.ts'
import { PlaceList } from './PlaceList.tsx'
import { type Category, categories, neighbourhoodOf, type Place } from './places.ts'
import { useMapsLibrary } from './useMapsLibrary.ts'
import { usePlaces } from './usePlaces.ts'

/** `/demo/maps`: a map with places around the hotel (ROUTE-19, DEMO-04 to DEMO-06). */
export function MapsScreen() {
  const { t } = useTranslation()
  return useLaterTexts() ? <Places /> : <ListSkeleton label={t('app.loading')} />
}

function Places() {
  const { t } = useTranslation()
  const hotelName = useSelector(selectThemeTitle) || t('maps.hotel')
  const neighbourhood = neighbourhoodOf(useSelector(selectTimezone))
  const library = useMapsLibrary(useSelector(selectConfig).maps_api_key)
  const [map, setMap] = useState<LibraryMap | null>(null)
  const [text, setText] = useState('')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const [chosen, setChosen] = useState<Place | null>(null)
  const filter = { text, category: category === 'all' ? null : category }
  const places = usePlaces(neighbourhood, filter, library, map)
  const shared = { hotelName, places, chosen, onChoose: setChosen }
  return (
    <Screen width="list">
      <ScreenTitle>{t('destination.title')}</ScreenTitle>
      <Field
        label={t('maps.search')}
        name="place"
        type="search"
        value={text}
        maxLength={maxTextLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={setText}
      />
      <ChoicePills
        label={t('maps.category')}
        value={category}
        onChange={setCategory}
        options={(['all', ...categories] as const).map((value) => ({
          value,
          label: t(`maps.categories.${value}`),
        }))}
      />
      {library ? (
        <LibraryMapView {...shared} library={library} hotel={neighbourhood.hotel} onReady={setMap} />
      ) : (
        <DrawnMap {...shared} neighbourhood={neighbourhood} />
      )}
      <PlaceList places={places} hotel={neighbourhood.hotel} chosen={chosen} onChoose={setChosen} />
    </Screen>
  )
}
