import type { ReactNode } from 'react'
import { Written } from '../../written.tsx'

/** The frame of a step: what is to be done, and where one is. */
export function StepHead({ title, about }: { title: string; about?: ReactNode }) {
  return (
    <header className="showroom-head">
      <h1>
        <Written text={title} />
      </h1>
      {about && <p>{about}</p>}
    </header>
  )
}
