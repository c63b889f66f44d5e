import { Picture } from '../media/picture/picture.tsx';

const drawn = (line: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#0b1214" d="M0 0h640v360H0z"/>${line}</svg>`,
  )}`;

/** A dark background in place of a picture that has not loaded. */
export const night: string = drawn('');

const flank = drawn(
  '<path d="M0 232C180 168 430 156 640 196" fill="none" stroke="#f6f8f6" stroke-width="2"/>',
);

/** A picture without a file. */
export const DrawnPicture = ({ alt }: { alt: string }) => (
  <Picture src={flank} placeholder={night} width={640} height={360} alt={alt} />
);
