import { ChevronDown } from 'lucide-react'
import type { TermExplanation } from '../../text/public/apartment-explanations.ts'

/** What the terms in the facts mean, for whoever buys an apartment for the first time. */
export function Explanations({ explanations }: { explanations: TermExplanation[] }) {
  return (
    <div className="off-paper mt-2">
      {explanations.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-sea-700 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="pb-3 text-sm text-sea-800">{answer}</p>
        </details>
      ))}
    </div>
  )
}
