/**
 * The oldest browsers in which the site is an application, as build targets; README.md names them. Older ones show its
 * documents (src/app/boot/boot.ts). What is newer than these versions is refused by the linter (.oxlintrc.json) and deleted
 * in tests/browser/old-browsers.test.ts. Android 7 ends with Chrome 119, iOS 15 with Safari 15, Windows 7 with Firefox 115.
 */
export const browsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4']
