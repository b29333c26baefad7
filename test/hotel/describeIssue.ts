// Describes in one line what is wrong with received data, and names the field.
import * as v from 'valibot'

export function describeIssue([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `invalid data: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`
}
