import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { quickSearchText as text } from '../../../text/admin/lists.ts'
import { showError } from '../../ui/toaster.ts'
import { type KeptKeys, keepKeys, nothingTyped } from './keep-keys.ts'

const inSidebar =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-sea-700 px-3 text-sm font-medium hover:bg-sea-800 lg:text-base'

type Dialog = ComponentType<{ onClose(): void; takeKeys: KeptKeys }>

interface QuickSearchProps {
  /** In the bar of phones, which have no keys for it. */
  inBar?: boolean
}

/** Opens the search by button or Ctrl+K. The script of the dialog is loaded on first use. */
export function QuickSearch({ inBar = false }: QuickSearchProps) {
  const [Dialog, setDialog] = useState<Dialog>()
  const [isOpen, setOpen] = useState(false)
  const takeKeys = useRef<KeptKeys>(nothingTyped)

  const open = async () => {
    if (isOpen || document.querySelector('dialog[open]')) return
    takeKeys.current()
    takeKeys.current = keepKeys()
    try {
      const { QuickSearchDialog } = await import('./quick-search-dialog.tsx')
      setDialog(() => QuickSearchDialog)
      setOpen(true)
    } catch {
      takeKeys.current()
      showError(text.failed)
    }
  }

  // Compares `code`, because the key writes another letter on a Bulgarian keyboard layout.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else open()
  })
  useEffect(() => {
    if (inBar) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [inBar])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(!inBar && { 'aria-keyshortcuts': 'Control+K Meta+K' })}
        onClick={open}
        className={inBar ? 'bar-entry' : inSidebar}
      >
        <Search className="size-5 shrink-0" aria-hidden="true" />
        {text.open}
        {!inBar && (
          <span aria-hidden="true" className="ml-auto text-xs max-lg:hidden">
            Ctrl K
          </span>
        )}
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} takeKeys={() => takeKeys.current()} />}
    </>
  )
}
