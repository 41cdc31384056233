import type { EnquiryWork } from './enquiry-work.ts'

/** In milliseconds. Enquiries that nobody has answered, or whose time of answering was not recorded, do not count. */
export function medianReplyTime(
  enquiries: readonly (Pick<EnquiryWork, 'answeredAt'> & { submittedAt: string })[],
): number | undefined {
  const times = enquiries
    .flatMap(({ submittedAt, answeredAt }) =>
      answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(submittedAt)],
    )
    .sort((one, other) => one - other)
  const middle = times.slice(Math.ceil(times.length / 2) - 1, Math.floor(times.length / 2) + 1)
  return times.length === 0 ? undefined : middle.reduce((sum, time) => sum + time, 0) / middle.length
}
