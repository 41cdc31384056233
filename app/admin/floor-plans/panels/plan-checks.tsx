import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { formatArea } from '../../../../domain/formats/measures.ts'
import { rowById } from '../../../../domain/lists/rows-by.ts'
import type { PlanText } from '../../../../text/admin/plans.ts'
import { button } from '../../../ui/button.ts'
import { rowAction } from '../../../ui/row-action-styles.ts'
import { checkOutlines, type OutlineFinding } from '../editor/check-outlines.ts'
import { type Editor, hasBegunOutline } from '../editor/editor.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { EditedPlan, Linkable } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'

interface PlanChecksProps {
  plan: EditedPlan
  linkables: Linkable[]
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

/** Checks `history.present` and not the preview of a drag, so that findings change only when a movement ends. */
export function PlanChecks({ plan, linkables, editor, dispatch }: PlanChecksProps) {
  const text = usePlanText()
  const { imageWidth, imageHeight } = plan
  const outlines = editor.history.present
  const findings = useMemo(
    () => checkOutlines(outlines, { linkables, imageWidth, imageHeight }),
    [outlines, linkables, imageWidth, imageHeight],
  )
  const guesses = findings.filter(({ kind }) => kind === 'guessed')
  const numbers = new Map(linkables.map(({ id, number }) => [id, number]))
  const nameOf = (outlineId: string) => {
    const number = numbers.get(rowById(outlines, outlineId)?.linkedId ?? '')
    return number === undefined ? text.shortFree : text.shortName(number)
  }
  return (
    <section
      aria-labelledby="plan-checks"
      className="rounded-card border border-sand-200 bg-white p-4 shadow-card"
    >
      <h2 id="plan-checks" className="text-lg">
        {text.checks}
      </h2>
      {findings.length === 0 && (
        <p className="mt-2 flex gap-2 text-available">
          <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {text.noFindings}
        </p>
      )}
      {guesses.length > 1 && (
        <button
          type="button"
          onClick={() => dispatch({ type: 'confirm' })}
          className={button({ kind: 'secondary', className: 'mt-2 w-full' })}
        >
          {text.confirmAll(guesses.length)}
        </button>
      )}
      <ul className="mt-2 grid gap-1">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} className="flex items-start gap-2 text-sm text-reserved">
            <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
            <FindingMessage
              finding={finding}
              message={describe(text, finding, numbers, nameOf)}
              isDrawing={hasBegunOutline(editor)}
              dispatch={dispatch}
            />
            {finding.kind === 'guessed' && (
              <button
                type="button"
                aria-label={text.confirmLinkOf(nameOf(finding.outlineId))}
                onClick={() => dispatch({ type: 'confirm', outlineId: finding.outlineId })}
                className={`${rowAction.plain} -my-1.5 ml-auto`}
              >
                {text.confirmLink}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FindingMessageProps {
  finding: OutlineFinding
  message: string
  isDrawing: boolean
  dispatch: PlanChecksProps['dispatch']
}

/**
 * Selects the outline that the finding is about. While another outline is drawn nothing can be selected, so
 * the message is plain text.
 */
function FindingMessage({ finding, message, isDrawing, dispatch }: FindingMessageProps) {
  if (finding.kind === 'missing' || isDrawing) return <span className="py-0.5">{message}</span>
  return (
    <button
      type="button"
      onClick={() => dispatch({ type: 'select', outlineId: finding.outlineId })}
      className="min-h-6 cursor-pointer text-left underline underline-offset-4"
    >
      {message}
    </button>
  )
}

function describe(
  text: PlanText,
  finding: OutlineFinding,
  numbers: Map<string, string>,
  nameOf: (outlineId: string) => string,
): string {
  switch (finding.kind) {
    case 'missing':
      return text.findings.missing(numbers.get(finding.linkedId) ?? '')
    case 'unlinked':
      return text.findings.unlinked
    case 'overlap':
      return text.findings.overlap(nameOf(finding.outlineId), nameOf(finding.otherId))
    case 'size':
      return text.findings.size(
        nameOf(finding.outlineId),
        formatArea(finding.drawn),
        formatArea(finding.stored),
      )
    case 'guessed':
    case 'crossing':
    case 'outside':
      return text.findings[finding.kind](nameOf(finding.outlineId))
  }
}
