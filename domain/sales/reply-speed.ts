import type { EnquiryWork } from '../enquiry/enquiry-work.ts'
import { medianReplyTime } from '../enquiry/reply-time.ts'

/** The median time until an enquiry was answered, in milliseconds; undefined when none was. */
export interface ReplySpeed {
  last: number | undefined
  /** In the period of the same length before. */
  before: number | undefined
}

type RepliedEnquiry = Pick<EnquiryWork, 'answeredAt'> & { submittedAt: string }

const dayLength = 24 * 60 * 60_000

/** Compares the enquiries of the last `days` days with those of the period before. */
export function replySpeed(enquiries: readonly RepliedEnquiry[], now: Date, days: number): ReplySpeed {
  const ago = (count: number) => new Date(now.getTime() - count * dayLength).toISOString()
  const [recent, older] = [ago(days), ago(2 * days)]
  return {
    last: medianReplyTime(enquiries.filter(({ submittedAt }) => submittedAt >= recent)),
    before: medianReplyTime(
      enquiries.filter(({ submittedAt }) => submittedAt >= older && submittedAt < recent),
    ),
  }
}
