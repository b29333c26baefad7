import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Picture } from '../../ui/Picture.tsx'
import { Slides } from '../../ui/Slides.tsx'
import type { ContentEntry } from './readPage.ts'
import { type contentSlice, folderWanted, selectFolder } from './slice.ts'

type WithContent = { content: ReturnType<typeof contentSlice.getInitialState> }

const ratio = 16 / 10

// One line however many there are, so that nothing below moves when they come.
const Strip = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '4.75rem',
  gap: '0.5rem',
  margin: '0.25rem -0.25rem 0',
  padding: '0.25rem',
  overflowX: 'auto',
  listStyle: 'none',
})
const Waiting = styled(Skeleton)({ width: '4.75rem', height: '4.75rem' })
const Choice = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: theme.tokens.radius.field,
  overflow: 'hidden',
  opacity: 0.6,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 0.1875rem ${theme.tokens.fill}` },
}))

/** The pictures of an entry's folder (PAGE-23): one large, all of them small below. Without any, the entry's own. */
export function Gallery({ entry }: { entry: ContentEntry }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const folder = useSelector((state: WithContent) => selectFolder(state, entry.folder))
  const [chosen, setChosen] = useState(0)
  const title = entry.header || entry.description || t('content.page')

  useEffect(() => {
    dispatch(folderWanted(entry.folder))
  }, [dispatch, entry.folder])

  const images = folder?.images ?? []
  const position = (at: number) => t('content.position', { at: at + 1, count: images.length })
  if (images.length === 0)
    return (
      <div>
        <Picture src={entry.image} alt="" ratio={ratio} />
        {folder?.status !== 'success' && folder?.status !== 'failure' && (
          <Strip aria-hidden="true">
            {[0, 1, 2, 3].map((place) => (
              <li key={place}>
                <Waiting variant="rounded" />
              </li>
            ))}
          </Strip>
        )}
      </div>
    )
  return (
    <div>
      <Slides
        label={title}
        slides={images.map((image, at) => ({ id: image, picture: image, alt: `${title}, ${position(at)}` }))}
        at={chosen}
        onMove={setChosen}
        previousLabel={t('content.previous')}
        nextLabel={t('content.next')}
        position={position(chosen)}
        ratio={ratio}
        wideRatio={ratio}
      />
      {images.length > 1 && (
        <Strip>
          {images.map((image, at) => (
            <li key={image}>
              <Choice
                aria-label={position(at)}
                aria-current={at === chosen ? 'true' : undefined}
                onClick={() => setChosen(at)}
              >
                <Picture src={image} alt="" ratio={1} square />
              </Choice>
            </li>
          ))}
        </Strip>
      )}
    </div>
  )
}
