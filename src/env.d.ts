interface ImportMetaEnv {
  /** Where errors of readers are reported; '' for nowhere. Set at build. */
  readonly REPORT_URL?: string
}
