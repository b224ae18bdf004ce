/**
 * Where readers' browsers report errors (`REPORT_URL`): a path of the site or an address of https, without parameters; ''
 * for nowhere.
 */
export const reportUrl = checked(process.env['REPORT_URL'] ?? '')

/** The origin of it where it is another one than the site's. */
export const reportOrigin = reportUrl.startsWith('https:') ? new URL(reportUrl).origin : ''

function checked(url: string): string {
  if (url !== '' && !/^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./-]*$/.test(url))
    throw new Error(`REPORT_URL is “${url}”: expected a path as /rapports, or https://host/path, without parameters`)
  return url
}
