interface LogLine {
  level: number
  msg: string
}

const welcome = /^(Sgrada is running| {2}(Website|Back office|E-mail|Password) .*|)$/
const error = 50

/** Returns what a server printed after its startup banner that is no JSON or is an error. */
export function suspectLines(output: string): string[] {
  return output.split('\n').filter((line) => !welcome.test(line) && !isQuiet(line))
}

function isQuiet(line: string): boolean {
  try {
    return (JSON.parse(line) as LogLine).level < error
  } catch {
    return false
  }
}
