import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import { Picture } from '../../ui/Picture.tsx'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { readAction } from '../actions.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import type { ContentEntry, ContentPage } from './readPage.ts'

const Entry = styled('section')({ marginBottom: '2.5rem' })
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '1rem 0 0',
  whiteSpace: 'pre-line',
}))

/** The entries of a page in the hotel's order: picture, heading, words, and where an entry leads. */
export function ContentEntries({ page }: { page: ContentPage }) {
  return page.list.map((entry) => (
    <OneEntry key={entry.header + entry.description + entry.image} entry={entry} />
  ))
}

function OneEntry({ entry }: { entry: ContentEntry }) {
  const dispatch = useDispatch()
  const { header, description, image, action, sublist } = entry
  const outcome = action ? readAction(action) : null
  const leads = outcome !== null && outcome.kind !== 'nothing' && outcome.kind !== 'absent'
  const press = () => {
    if (outcome) dispatch(menuEntryPressed({ title: header, outcome }))
  }
  if (leads)
    return (
      <Rows>
        <Row
          title={header || description}
          {...(header && description && { text: description })}
          {...(image && { picture: image })}
          {...(outcome.kind === 'open' ? { href: outcome.to } : { onClick: press })}
        />
      </Rows>
    )
  return (
    <Entry>
      {image && <Picture src={image} alt="" ratio={16 / 9} />}
      {header && <SectionTitle>{header}</SectionTitle>}
      {description && <Words>{description}</Words>}
      {sublist.length > 0 && (
        <Rows>
          {sublist.map((inner) => (
            <Row
              key={inner.header + inner.description}
              title={inner.header || inner.description}
              {...(inner.header && inner.description && { text: inner.description })}
              {...(inner.image && { picture: inner.image })}
            />
          ))}
        </Rows>
      )}
    </Entry>
  )
}
