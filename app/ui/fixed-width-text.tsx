interface FixedWidthTextProps {
  /** All texts that may be shown. */
  texts: string[]
  /** The text of `texts` that is visible now; undefined where none is. */
  shown: string | undefined
}

/**
 * Shows one of several texts in the width of the longest, so that nothing around it moves when the text
 * changes.
 */
export function FixedWidthText({ texts, shown }: FixedWidthTextProps) {
  return (
    <span className="grid">
      {texts.map((text) => (
        <span key={text} className={`col-start-1 row-start-1 ${text === shown ? '' : 'invisible'}`}>
          {text}
        </span>
      ))}
    </span>
  )
}
