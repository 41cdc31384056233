export interface RunEngines {
  postgresUrl: string
  s3Endpoint: string
}

/** Playwright hands nothing else from a run to its workers. */
const variable = 'SGRADA_HOSTED_ENGINES'

export function announceHostedEngines(engines: RunEngines): void {
  process.env[variable] = JSON.stringify(engines)
}

/** Those that were started for this run, if it is one for the hosted engines. */
export function hostedEngines(): RunEngines | undefined {
  const announced = process.env[variable]
  return announced === undefined ? undefined : JSON.parse(announced)
}
