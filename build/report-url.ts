/**
 * The address to which browsers report errors (`REPORT_URL`): a path of the site or an https address without parameters; ''
 * for none.
 */
export const reportUrl = checked(process.env.REPORT_URL ?? '')

/** Its origin where that is not the site's. */
export const reportOrigin = reportUrl.startsWith('https:') ? new URL(reportUrl).origin : ''

function checked(url: string): string {
  if (url !== '' && !/^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./-]*$/.test(url))
    throw new Error(`REPORT_URL is “${url}”: expected a path as /rapports, or https://host/path, without parameters`)
  return url
}
