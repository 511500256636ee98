/** The mark of the product: one room with its door. `size` in px. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="#00c1b1" />
      <path
        d="M7.5 20.5v-13h13v13M12 20.5V15h4v5.5"
        fill="none"
        stroke="#17191c"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
