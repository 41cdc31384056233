import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { mediaText as text } from '../../text/admin/media.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { selectedParams } from '../../ui/selected-params.ts'
import { useSyncedControl } from '../../ui/use-synced-control.ts'

const typingPause = 300

/** Files follow the typing, and without scripts the button; the view stays as it is. */
export function MediaSearch({ search }: { search: string }) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const input = useSyncedControl<HTMLInputElement>(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const apply = (wait: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const form = input.current?.form
      if (form) submit(selectedParams(form), { replace: true, preventScrollReset: true })
    }, wait)
  }
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply(0)
      }}
      className="mt-3 flex max-w-xl gap-2"
    >
      {query.get('view') === 'list' && <input type="hidden" name="view" value="list" />}
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={text.searchLabel}
        placeholder={text.searchLabel}
        maxLength={200}
        defaultValue={search}
        onChange={() => apply(typingPause)}
        className={control.usual}
      />
      <button type="submit" className={button({ kind: 'secondary' })}>
        <Search className="size-5" aria-hidden="true" />
        {text.search}
      </button>
    </Form>
  )
}
