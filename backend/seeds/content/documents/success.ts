/** Text around the stories. The stories are stored apart, since each is hidden with the profile it belongs to. */
export const SUCCESS = `---
title: "Success Stories"
description: "People who were seen, in their own words."
lede: "People who were seen, in their own words."
---
`;
