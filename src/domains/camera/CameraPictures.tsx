import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectClockOffset } from '../../core/time/slice.ts'
import { Picture } from '../../ui/Picture.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { selectUses12HourClock } from '../formats/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { pictureTime } from './pictureTime.ts'
import { pictureUrl } from './pictureUrl.ts'
import { selectCameras, selectTakenAt } from './slice.ts'

// As large as possible, so that a face can be recognised.
const Pictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  ...plainList,
  '& figure': { margin: 0 },
  [theme.breakpoints.up('md')]: { '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}))
const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingTop: '0.75rem',
  color: theme.palette.text.secondary,
  '& > strong': { ...theme.typography.subtitle1, color: theme.palette.text.primary, marginInlineEnd: '1rem' },
  '& > time': theme.tokens.figures,
}))

/** The picture of each camera, with the time at which it was taken. */
export function CameraPictures() {
  const { t } = useTranslation()
  const cameras = useSelector(selectCameras)
  // The device's clock may turn out to be wrong only after the pictures have come.
  const takenAt = (useSelector(selectTakenAt) ?? 0) + useSelector(selectClockOffset)
  const timezone = useSelector(selectTimezone)
  const is12Hour = useSelector(selectUses12HourClock)
  const time = pictureTime(takenAt, timezone, is12Hour)
  // The hotel gives cameras no ids: their positions identify them.
  const numbered = cameras.map((camera, index) => ({ ...camera, number: index + 1 }))
  return (
    <Pictures data-tour="camera-pictures" data-several={cameras.length > 1 ? '' : undefined}>
      {numbered.map(({ title, image_base64, number }) => {
        const name = title || t('camera.number', { number })
        return (
          <li key={number}>
            <figure>
              <Picture
                src={pictureUrl(image_base64)}
                alt={t('camera.picture', { name })}
                fit="contain"
                eager
              />
              <Caption>
                <strong>{name}</strong>
                <time dateTime={new Date(takenAt).toISOString()}>{t('camera.takenAt', { time })}</time>
              </Caption>
            </figure>
          </li>
        )
      })}
    </Pictures>
  )
}
