// The printed booklet: the browser prints it, or saves it as PDF.
document.querySelector("#b-print").addEventListener("click", () => window.print());
