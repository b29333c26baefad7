import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Row, Rows } from '../../ui/Row.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { type MenuEntry, menuEntryPressed } from '../menu/slice.ts'
import { useOutcomeIcon } from '../menu/useIconOf.ts'

interface BranchSheetProps {
  branch: MenuEntry
  onClose: () => void
}

/** A submenu of the menu; the submenus in it have headings. */
export function BranchSheet({ branch, onClose }: BranchSheetProps) {
  const { t } = useTranslation()
  return (
    <SheetDialog open onClose={onClose} title={branch.title} closeLabel={t('app.close')}>
      <Entries entries={branch.submenu} onClose={onClose} />
    </SheetDialog>
  )
}

function Entries({ entries, onClose }: { entries: readonly MenuEntry[]; onClose: () => void }) {
  const leaves = entries.filter(({ submenu }) => submenu.length === 0)
  const branches = entries.filter(({ submenu }) => submenu.length > 0)
  return (
    <>
      <Rows>
        {leaves.map((entry) => (
          <Leaf key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </Rows>
      {branches.map(({ id, title, submenu }) => (
        <section key={id}>
          <SectionTitle>{title}</SectionTitle>
          <Entries entries={submenu} onClose={onClose} />
        </section>
      ))}
    </>
  )
}

function Leaf({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const dispatch = useDispatch()
  const { title, text, outcome } = entry
  const Icon = useOutcomeIcon(outcome)
  const press = () => {
    onClose()
    dispatch(menuEntryPressed({ title, outcome }))
  }
  // An entry that opens nothing is a row of plain text.
  if (outcome.kind === 'nothing') return <Row title={title} {...(text && { text })} />
  return (
    <Row
      title={title}
      {...(text && { text })}
      icon={<Icon />}
      {...(outcome.kind === 'open' ? { href: outcome.to, onClick: onClose } : { onClick: press })}
    />
  )
}
