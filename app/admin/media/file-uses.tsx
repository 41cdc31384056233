import { Link } from 'react-router'
import type { FileUse } from '../../../domain/files/media.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { nameUse, urlOfUse } from './name-use.ts'

const link = 'inline-block py-2 font-semibold text-sea-700 underline-offset-4 hover:underline'

/** What shows a file, with the ways there; many of them open on request. */
export function FileUses({ uses = [] }: { uses: FileUse[] | undefined }) {
  const [only] = uses
  if (!only) return <p className="py-2 text-sea-700">{text.unused}</p>
  if (uses.length === 1)
    return (
      <p>
        {text.usedIn} <UseLink use={only} />
      </p>
    )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-sea-700">
        {text.usedInMany(uses.length)}
      </summary>
      <ul className="max-h-48 overflow-y-auto pb-2">
        {uses.map((use) => (
          <li key={urlOfUse(use)}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function UseLink({ use }: { use: FileUse }) {
  return (
    <Link to={urlOfUse(use)} className={link}>
      {nameUse(use)}
    </Link>
  )
}
