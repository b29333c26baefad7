import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../../core/lazyModule.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { selectRoomControls, selectScheduleDraft } from '../slice.ts'
import type { ControlSource } from '../sourceState.ts'
import { useTitles } from '../useTitles.ts'

const editor = lazyModule(() => import('./ScheduleEditor.tsx'), 'ScheduleEditor')

/** Renders the editor of the schedule that the guest has opened, if there is one. */
export function OpenSchedule({ source }: { source: ControlSource }) {
  const draft = useSelectorWith(selectScheduleDraft, source)
  const { layout } = useSelectorWith(selectRoomControls, source)
  const titles = useTitles(source)
  const command = draft && layout.commands.find(({ id }) => id === draft.id)
  return (
    command && (
      <LazyPart key={draft.id} module={editor} props={{ source, draft, title: titles.control(command) }} />
    )
  )
}
