import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Linkable } from './edited-plan.ts'
import type { usePlanEditor } from './use-plan-editor.ts'
import { usePlanText } from './use-plan-text.ts'

type State = Pick<ReturnType<typeof usePlanEditor>, 'editor' | 'save' | 'saveAsRight'>

/** Asks before links are saved that were guessed and that nobody has confirmed. */
export function useSaveQuestion({ editor, save, saveAsRight }: State, linkables: Linkable[]) {
  const text = usePlanText()
  const [asking, setAsking] = useState(false)
  const guessed = new Set(
    editor.history.present.flatMap(({ isGuess, linkedId }) => (isGuess ? linkedId : [])),
  )
  const names = linkables.filter(({ id }) => guessed.has(id)).map(({ number }) => text.shortName(number))
  const question = asking && (
    <ConfirmDialog
      title={text.saveUnchecked.title}
      confirm={text.saveUnchecked.save}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false)
        saveAsRight()
      }}
    >
      {text.saveUnchecked.text(names.join(', '))}
    </ConfirmDialog>
  )
  return { save: () => (names.length > 0 ? setAsking(true) : save()), question }
}
