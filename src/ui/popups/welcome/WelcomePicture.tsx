/** The room of the logo with its door open and its light on. */
export function WelcomePicture() {
  return (
    <svg width="180" height="128" viewBox="0 0 180 128" aria-hidden="true" focusable="false">
      <ellipse cx="90" cy="116" rx="78" ry="8" fill="var(--line)" />
      <path d="M26 16h128a4 4 0 0 1 4 4v94H22V20a4 4 0 0 1 4-4Z" fill="#f3ede4" />
      <path d="M22 20a4 4 0 0 1 4-4h30v98H22Z" fill="#e6dccd" />
      <path d="M22 100h136v14H22Z" fill="#c99b6a" />
      <rect x="70" y="44" width="40" height="60" rx="3" fill="#fff3bf" />
      <path d="M70 104h40l22 10H48Z" fill="#fff3bf" opacity=".7" />
      <path d="M70 47v57l-18 8V43l15-1a3 3 0 0 1 3 5Z" fill="#00c1b1" />
      <circle cx="65" cy="78" r="2" fill="#fff" />
      <path d="M84 30a6 6 0 0 1 12 0Z" fill="#00a698" />
      <rect
        x="124"
        y="36"
        width="22"
        height="28"
        rx="2"
        fill="#bfe3f2"
        stroke="#fff"
        strokeWidth="3"
      />
      <path d="M128 96V82h16v14Z" fill="#007a70" />
      <path
        d="M136 82c-9-2-10-11-9-16 6 1 9 6 9 16Zm0 0c0-9 4-13 10-14 1 5-1 13-10 14Z"
        fill="#00a698"
      />
    </svg>
  );
}
