import { fireEvent } from '@testing-library/react'

/** Pastes what the clipboard holds of a type, as a browser does. */
export const paste = (box: HTMLElement, held: string, type = 'text/html') =>
  fireEvent.paste(box, {
    clipboardData: {
      types: [type],
      files: [],
      // The editor also asks for plain text by an old name.
      getData: (asked: string) => (asked === type || (asked === 'Text' && type === 'text/plain') ? held : ''),
    },
  })
