import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { personalDataText } from '../../text/admin/personal-data.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'

const text = personalDataText.person

/** Lives in the URL, so that Back leads to who was looked for before. */
export function PersonSearch({ search }: { search: string }) {
  return (
    <Form role="search" className="mb-6 flex max-w-xl flex-wrap items-end gap-2" key={search}>
      <div className="min-w-[min(100%,15rem)] flex-1">
        <label htmlFor="q" className="mb-1 block text-sm font-semibold text-sea-800">
          {text.label}
        </label>
        <input
          id="q"
          name="q"
          defaultValue={search}
          placeholder={text.placeholder}
          maxLength={254}
          autoComplete="off"
          className={control.usual}
        />
      </div>
      <button type="submit" className={button({ kind: 'secondary' })}>
        <Search className="size-5" aria-hidden="true" />
        {text.search}
      </button>
    </Form>
  )
}

/** The same person may have written with another address, or called from another phone. */
export function AlsoNamed({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      {text.also}:
      {names.map((name) => (
        <Link
          key={name}
          to={`?${new URLSearchParams({ q: name })}`}
          className="inline-flex min-h-11 items-center font-semibold text-sea-800 underline"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
